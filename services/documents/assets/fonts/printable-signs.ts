/**
 * Lists the signs that documents can print for the forms that ask for names and addresses: node printable-signs.ts, after
 * slice.ts or subset.py.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedSigns } from '../../src/render/printed-signs.ts';

const signs = printedSigns();
const [firstHan, lastHan] = [0x4e00, 0x9fff];
const bits = Buffer.alloc((lastHan - firstHan + 8) >> 3);
const ranges: string[] = [];
let end = 0;
let start = -1;
const close = (next: number) => {
  if (start >= 0) {
    ranges.push(`${(start - end).toString(36)} ${(next - start).toString(36)}`);
    end = next;
  }
  start = -1;
};
for (let sign = 0; sign <= 0x10ffff; sign += 1) {
  const isHan = sign >= firstHan && sign <= lastHan;
  const at = sign - firstHan;
  if (isHan && signs.has(sign)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  if (!isHan && signs.has(sign)) start = start < 0 ? sign : start;
  else close(sign);
}
const lines = (text: string) => (text.match(/.{1,100}/g) ?? []).map((line) => `  '${line}',`).join('\n');
writeFileSync(
  join(import.meta.dirname, '../../../../packages/kernel/src/printable-signs-data.ts'),
  `// Made by services/documents/assets/fonts/printable-signs.ts from the fonts.

/** Ranges outside of \`han\`: the distance from the end of the one before, and the length, in base 36. */
export const ranges = [
${lines(ranges.join(' '))}
].join('');

/** A bit for each character from U+4E00 to U+9FFF, in base64. */
export const han = [
${lines(bits.toString('base64'))}
].join('');
`,
);
