import { describe, expect, it } from 'vitest';
import { Html, html } from './html.ts';

describe('html', () => {
  it('escapes values in text and in attributes', () => {
    expect(html`<p title="${'"\'>'}">${'<b> & 1'}</p>`.text).toBe('<p title="&quot;&#39;&gt;">&lt;b&gt; &amp; 1</p>');
  });

  it('takes pieces that are HTML as they are, alone or in a list', () => {
    const rows = ['a', '<'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${rows}</ul>${new Html('<hr>')}`.text).toBe('<ul><li>a</li><li>&lt;</li></ul><hr>');
  });

  it('writes nothing for absent values', () => {
    expect(html`<i>${undefined}${null}</i>${0}`.text).toBe('<i></i>0');
  });
});
