import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSealer } from './seal.ts';

const sealer = createSealer(randomBytes(32));

it('opens what it sealed, and seals the same text differently each time', () => {
  const sealed = sealer.seal('code', 'a-1');
  expect(sealer.open(sealed, 'a-1')).toBe('code');
  expect(sealer.seal('code', 'a-1')).not.toBe(sealed);
});

it('opens nothing that was changed, moved to another record or sealed with another key', () => {
  const sealed = sealer.seal('code', 'a-1');
  const [id = '', content = ''] = sealed.split('.');
  const bytes = Buffer.from(content, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => sealer.open(`${id}.${bytes.toString('base64')}`, 'a-1')).toThrow();
  expect(() => sealer.open(sealed, 'a-2')).toThrow();
  expect(() => createSealer(randomBytes(32)).open(sealed, 'a-1')).toThrow();
});

it('through a rotation each process opens what those of the step before and after it seal', () => {
  const [before, after] = [randomBytes(32), randomBytes(32)];
  const steps = [
    createSealer(before),
    createSealer(before, [after]),
    createSealer(after, [before]),
    createSealer(after),
  ];
  steps.slice(1).forEach((later, at) => {
    const earlier = steps[at] ?? later;
    expect(later.open(earlier.seal('code', 'a-1'), 'a-1')).toBe('code');
    expect(earlier.open(later.seal('code', 'a-1'), 'a-1')).toBe('code');
  });
});

it('a text names the key that it was sealed with, and another key’s is told apart', () => {
  const [before, after] = [randomBytes(32), randomBytes(32)];
  const sealed = createSealer(before).seal('code', 'a-1');
  const next = createSealer(after, [before]);
  expect(createSealer(before).isCurrent(sealed)).toBe(true);
  expect(next.isCurrent(sealed)).toBe(false);
  expect(next.isCurrent(next.seal(next.open(sealed, 'a-1'), 'a-1'))).toBe(true);
  expect(() => createSealer(after).open(sealed, 'a-1')).toThrow('not known');
});

it('texts from before they named their key are opened with any of the keys', () => {
  const [before, after] = [randomBytes(32), randomBytes(32)];
  const [, unnamed = ''] = createSealer(before).seal('code', 'a-1').split('.');
  expect(createSealer(before).open(unnamed, 'a-1')).toBe('code');
  expect(createSealer(after, [before]).open(unnamed, 'a-1')).toBe('code');
  expect(() => createSealer(after).open(unnamed, 'a-1')).toThrow();
  expect(createSealer(before).isCurrent(unnamed)).toBe(false);
});
