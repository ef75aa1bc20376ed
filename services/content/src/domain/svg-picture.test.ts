import { expect, test } from 'vitest';
import { problemsOfSvg } from './svg-picture.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">${inside}</svg>\n`;

test('a drawing that refers to its own parts alone is taken', () => {
  expect(problemsOfSvg(svg('<path id="a" d="M0 0h1" fill="url(#g)"/><use href="#a"/>'))).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', 'has a script'],
  ['<path onload="alert(1)"/>', 'has an event attribute'],
  ['<image href="https://elsewhere.example/a.png"/>', 'refers to something outside of it'],
  ['<path fill="url(https://elsewhere.example/a)"/>', 'refers to something outside of it'],
  ['<foreignObject><p/></foreignObject>', 'has a foreignObject'],
  ['<style>@import "https://elsewhere.example/a.css";</style>', 'refers to something outside of it'],
  ['<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>', 'has a script'],
  ['<g><path d="M0 0"/>', 'closes svg where g is open'],
  ['<path d=M0/>', 'has a < that begins no tag'],
  ['<text>nuts & bolts</text>', 'has a bare &'],
  ['<g id="a"/><path id="a"/>', 'has two parts with the id a'],
  ['</svg><svg>', 'has 2 roots'],
])('%s is refused', (inside, problem) => {
  expect(problemsOfSvg(svg(inside))).toContain(problem);
});

test('a picture declares its size, so that the page does not jump', () => {
  expect(problemsOfSvg('<svg viewBox="0 0 1 1"></svg>')).toEqual(['has no width', 'has no height']);
  expect(problemsOfSvg('not a picture')).toEqual(['is not an SVG document']);
});
