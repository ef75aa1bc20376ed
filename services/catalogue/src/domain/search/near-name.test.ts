import { expect, it } from 'vitest';
import { nearName } from './near-name.ts';

const near = nearName(
  new Map([
    ['刹车清洁剂', 'brake cleaner'],
    ['雨刮胶皮', 'wiper refill'],
    ['洗车水', 'car wash'],
    ['刹车油', 'brake fluid'],
    ['刹车片', 'brake pads'],
    ['机油', 'engine oil'],
  ]),
);

it.each([
  ['刹车清洁喷剂', 'brake cleaner'],
  ['雨刷胶皮', 'wiper refill'],
  ['洗车剂', 'car wash'],
])('“%s” is nearly a name', (text, means) => expect(near(text)?.means).toBe(means));

it.each([
  ['two names are as near', '刹车盘'],
  ['two signs are too few', '机滤'],
  ['too much differs', '汽车玻璃清洁剂'],
])('no name is meant if %s', (_why, text) => expect(near(text)).toBeUndefined());
