import type { Renderer } from '../domain/ports.ts';
import { renderDataSheet } from './render-data-sheet.ts';
import { renderPaper } from './render-paper.ts';
import { renderRangePaper } from './render-range-paper.ts';

export const renderer: Renderer = { paper: renderPaper, dataSheet: renderDataSheet, rangePaper: renderRangePaper };
