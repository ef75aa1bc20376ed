import { expect, test } from 'vitest';
import { imagesIn, withDigests } from './image-pins.ts';

const digest = `sha256:${'1'.repeat(64)}`;
const other = `sha256:${'2'.repeat(64)}`;
// biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of compose
const own = '    image: southline/orders:${SOUTHLINE_VERSION:-local}\n';
const text = `services:\n${own}    image: mongo:8\n          - image: redis:8@${other}\nARG NODE_IMAGE=node:24-slim\n`;

test('the images of others are found, with or without a digest, and our own are not', () => {
  expect(imagesIn(text)).toEqual(['mongo:8', 'node:24-slim', 'redis:8']);
});

test('each image of others keeps its tag and gets its digest, and an old digest is replaced', () => {
  const pinned = withDigests(text, new Map(imagesIn(text).map((image) => [image, digest])));
  expect(pinned).toBe(
    `services:\n${own}    image: mongo:8@${digest}\n          - image: redis:8@${digest}\nARG NODE_IMAGE=node:24-slim@${digest}\n`,
  );
  expect(imagesIn(pinned)).toEqual(imagesIn(text));
});

test('an image without a known digest stays as it is', () => {
  expect(withDigests(text, new Map())).toBe(text);
});
