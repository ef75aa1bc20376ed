import { expect, test } from 'vitest';
import { checkReferences, problemsOfPage, type Tree } from './references.ts';

const tree: Tree = {
  paths: new Set([
    'docs',
    'docs/page.md',
    'services',
    'services/orders',
    'services/orders/src/domain/order.ts',
    'services/orders/src/cli/review.ts',
  ]),
  names: new Set(['placeOrder', 'order-placed', 'cart']),
  scripts: new Set(['check']),
};

const problems = (text: string, file = 'docs/page.md') => problemsOfPage(file, text, tree);

test.each([
  ['a folder', '`services/orders`'],
  ['the end of a path', '`domain/order.ts`'],
  ['the name of a file', '`order.ts`'],
  ['a placeholder', '`services/<name>/src/domain/*.ts`'],
  ['alternatives', '`services/orders/src/{domain,cli}/order.ts`'],
  ['a built command', '`node dist/cli/review.js list`'],
  ['a name', '`placeOrder()` of `cart.placeOrder`'],
  ['a link', '[the page](page.md#title), [outside](https://southline.example/nothing.md)'],
  ['a script', '`npm run check`'],
  ['values', '`12.0`, `--cart`'],
])('%s that exists is no problem', (_, text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  ['a folder', '`services/nothing`', 'names services/nothing, which is no file'],
  ['a file', '`domain/cart.ts`', 'names domain/cart.ts, which is no file'],
  ['a file in a command', '`vitest run services/orders/cart.ts`', 'names services/orders/cart.ts, which is no file'],
  ['a file in a fenced block', '```sh\ncat services/cart.ts\n```\n', 'names services/cart.ts, which is no file'],
  ['a source of a built command', '`node dist/cli/cart.js`', 'names dist/cli/cart.js, which is no file'],
  ['a name', '`cart.placeOrders`', 'names placeOrders, which is in no source file'],
  ['a link', '[the page](other.md)', 'links to other.md, which is no file'],
  ['a script', 'run npm run lint', 'names npm run lint, which is no script'],
])('%s that does not exist is a problem', (_, text, problem) => {
  expect(problems(text)).toEqual([problem]);
});

test("a README names its own service's files", () => {
  expect(problems('`src/domain/order.ts`', 'services/orders/README.md')).toEqual([]);
  expect(problems('`src/domain/order.ts`', 'services/auth/README.md')).toHaveLength(1);
});

test('a placeholder stands for one folder', () => {
  expect(problems('`services/*/order.ts`')).toHaveLength(1);
});

test('the pages are true of the tree', async () => {
  expect(await checkReferences()).toEqual({ ok: true, reason: '' });
});
