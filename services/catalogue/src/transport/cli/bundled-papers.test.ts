import { describe, expect, it } from 'vitest';
import { makePapers } from '../../domain/range/papers/make-papers.ts';
import { paperKey } from '../../domain/range/papers/range-paper.ts';
import { placePages } from '../../domain/range/place-pages.ts';
import { bundledPapers } from './bundled-papers.ts';
import { bundledRange } from './bundled-range.ts';

const { pages, papers, downloads } = makePapers(placePages(bundledRange()), bundledPapers());
const paper = (kind: string, fileName: string) =>
  papers.find((each) => paperKey(each) === paperKey({ kind, fileName }));
const linksOf = (name: string) => pages.find((page) => page.name === name)?.detail?.paperLinks ?? [];

describe('the documents that come with the product', () => {
  it('lists the ten families of the technical downloads', () => {
    expect(downloads.map(({ name }) => name)).toEqual([
      ...['Batteries', 'Brakes', 'Chemicals', 'Drive Belts', 'Drive Belt & Tensioner Kits'],
      ...['Filters', 'Fluids', 'Hose Clamps', 'Light Bulbs', 'Oils'],
    ]);
  });

  it('has every document that a page links to, each with its own URL', () => {
    const links = pages.flatMap(({ detail }) => detail?.paperLinks ?? []).filter(({ kind }) => kind !== 'Specs');
    for (const { kind, fileName } of links) expect(paper(kind, fileName), `${kind}/${fileName}`).toBeDefined();
    expect(new Set(papers.map(paperKey)).size).toBe(papers.length);
  });

  it('gives every document kind of a page a link, in both countries for safety data sheets', () => {
    const links = linksOf('Marine Batteries').map(({ kind, region }) => `${kind}${region}`);
    expect(links).toEqual(['Catalogue', 'Flyers', 'SDSau', 'SDSnz', 'Specs', 'Installation']);
  });

  it('points to the product’s page in the catalogue', () => {
    const { page = 0, fileName = '' } = linksOf('Marine Batteries')[0] ?? {};
    expect(paper('Catalogue', fileName)?.products?.[page - 2]?.name).toBe('Marine Batteries');
  });

  it('fills safety data sheets with sixteen sections, the product and the numbers of the country', () => {
    const sheets = papers.filter(({ kind }) => kind === 'SDS');
    expect(sheets.length).toBeGreaterThan(60);
    for (const { sections = [], region, fileName } of sheets) {
      expect(sections, fileName).toHaveLength(16);
      const text = JSON.stringify(sections);
      expect(text).not.toMatch(/[{]\w+[}]/);
      expect(text).toContain(region === 'au' ? '13 11 26' : '0800 764 766');
      expect(text).not.toContain(region === 'au' ? '0800 764 766' : '13 11 26');
    }
  });

  it('names the UN numbers of batteries and aerosols', () => {
    const transport = (name: string) => JSON.stringify(paper('SDS', `${name}-AU.pdf`)?.sections?.[13]);
    expect(transport('Marine-Batteries')).toContain('2794');
    expect(transport('Hybrid-Auxiliary-Batteries')).toContain('2800');
    expect(transport('Cleaners')).toContain('1950');
  });

  it('has the warranty and the terms of the promotion', () => {
    expect(paper('Warranty', 'southline-warranty.pdf')).toBeDefined();
    expect(JSON.stringify(paper('Terms', 'chicago-entry-terms.pdf'))).toContain('31/5/24, 11:59 pm AEST');
  });
});
