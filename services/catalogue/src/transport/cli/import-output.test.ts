import { afterEach, expect, it, vi } from 'vitest';
import { sayReport } from './import-output.ts';

afterEach(() => vi.restoreAllMocks());

const said = (kind: 'stock' | 'parts', dryRun: boolean): string => {
  const lines: unknown[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(line) > 0);
  const kinds = [{ kind, read: 1, taken: 1, rejected: 0, seconds: 1 }];
  sayReport({ kinds, indexSeconds: 0, published: true, reason: undefined } as never, dryRun);
  return lines.join('');
};

it('an import of stock warns that later sales are not subtracted', () => {
  expect(said('stock', false)).toContain('not taken off');
  expect(said('stock', true)).not.toContain('not taken off');
  expect(said('parts', false)).not.toContain('not taken off');
});
