import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

test('layouts change with the text size: larger text gets the narrow layout before anything is cut off', () => {
  const inPixels = styles.filter((file) =>
    /@(media|container)[^{]*width:\s*[\d.]+px/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect([styles.length > 50, inPixels]).toEqual([true, []]);
});
