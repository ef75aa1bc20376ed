import { expect, test } from 'vitest';
import { leadOf } from './lead-of.ts';

test('a page is described by the first paragraph behind its heading, without its elements', () => {
  const html =
    '<p>Before</p><h1>About</h1><p></p><p>December 2015</p><p class="a">Parts &amp; <b>people</b><!-- -->, since\n1920</p><p>More</p>';
  expect(leadOf(html)).toBe('Parts & people, since 1920');
});

test('a sign that was written out is read once', () => {
  expect(leadOf('<h1>A</h1><p>The sign &amp;lt; is not &lt;</p>')).toBe('The sign &lt; is not <');
});

test('a long paragraph ends at a word', () => {
  expect(leadOf(`<h1>A</h1><p>${'battery '.repeat(40)}</p>`)).toMatch(/^(battery )+…$/);
  expect(leadOf(`<h1>A</h1><p>${'battery '.repeat(40)}</p>`)?.length).toBeLessThanOrEqual(202);
});

test.each(['<p>No heading</p>', '<main><h1>Heading</h1></main><p>What stands below every page</p>', ''])(
  '%j has no description',
  (html) => {
    expect(leadOf(html)).toBeUndefined();
  },
);
