import { expect, it } from 'vitest';
import { persisting } from './persisting.ts';

const papers = (...violations: string[]) => [{ invariant: 'papers', checked: 9, violations, underWay: 0 }];

it('an order whose documents come by the next audit is no violation', () => {
  expect(persisting(papers('SL1: papers none'), papers('SL2: papers none'))).toEqual([
    { invariant: 'papers', checked: 9, violations: [], underWay: 1 },
  ]);
});

it('a record that is wrong in two audits is one, also when its numbers have changed', () => {
  const [found] = persisting(papers('BP-100: held 2', 'BP-200: held 1'), papers('BP-100: held 3'));
  expect(found?.violations).toEqual(['BP-100: held 3']);
});

it('the first audit reports nothing yet', () => {
  expect(persisting([], papers('SL1: papers none'))[0]?.violations).toEqual([]);
});
