import { expect, test, vi } from 'vitest';
import { openReader } from './barcode-reader.ts';

const picture = { width: 2, height: 2, close: () => undefined };

/** A browser without a detector. Returns its worker once the reader is open. */
const workers = () => {
  const made: EventTarget[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        made.push(this);
      }
      postMessage({ id }: { id: number }) {
        this.dispatchEvent(new MessageEvent('message', { data: { id, text: `read ${id}` } }));
      }
    },
  );
  const drawn = { drawImage: () => undefined, getImageData: () => ({ data: new Uint8ClampedArray(16) }) };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => drawn }) });
  return made;
};

test('the worker answers each picture', async () => {
  workers();
  const reader = await openReader();
  expect([await reader.read(picture), await reader.read(picture)]).toEqual(['read 1', 'read 2']);
});

test('a worker that failed to load before the first picture fails each read', async () => {
  const [made, mute] = [workers(), vi.fn<() => void>()];
  const reader = await openReader();
  Object.assign(made[0] as EventTarget, { postMessage: mute });
  made[0]?.dispatchEvent(new Event('error'));
  for (const _ of [1, 2]) await expect(reader.read(picture)).rejects.toThrow('The barcode reader failed to load.');
});
