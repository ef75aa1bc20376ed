import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { fontFile } from './faces.ts';
import { subsetsOf } from './subset.ts';

test.each(['inter-regular.ttf', 'archivo-bold.ttf'])(
  'a subset of %s draws its glyphs as the font does, composed ones too, and has no others',
  (name) => {
    const file = fontFile(name);
    const whole = create(file) as Font;
    const subset = subsetsOf(file)();
    const wanted = [...'iÄé8 W'].map((sign) => whole.glyphForCodePoint(sign.codePointAt(0) ?? 0).id);
    const numbers = wanted.map((glyph) => subset.includeGlyph(glyph));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
    expect(subset.includeGlyph(wanted[2] ?? 0)).toBe(3);
    const cut = create(subset.encode()) as Font;
    for (const [index, glyph] of wanted.entries()) {
      const [there, here] = [whole.getGlyph(glyph), cut.getGlyph(numbers[index] ?? 0)];
      expect(here.path.toSVG()).toBe(there.path.toSVG());
      expect(here.advanceWidth).toBe(there.advanceWidth);
    }
    expect(cut.numGlyphs).toBeGreaterThan(numbers.length);
    expect(cut.numGlyphs).toBeLessThan(3 * numbers.length);
    expect(cut.unitsPerEm).toBe(whole.unitsPerEm);
  },
);
