import { expect, it } from 'vitest';
import { faviconSvg, logoSvg, markSvg } from './logo.ts';

it('names the brand in every form and needs no font', () => {
  for (const svg of [markSvg(), logoSvg(), logoSvg({ inverse: true }), faviconSvg()]) {
    expect(svg).toContain('<title>Southline</title>');
    expect(svg).not.toContain('<text');
  }
});

it('takes the colour of its line from the ground', () => {
  expect(markSvg('', '#ffffff')).toContain('stroke="#ffffff"');
  expect(markSvg()).not.toContain('#ffffff');
});
