import type { TestCase } from 'vitest/node';

/** A vitest reporter that prints why a test failed before its second try passed, so that no failure stays hidden. */
export default class SecondTries {
  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return;
    const reasons = (test.result().errors ?? []).map(({ stack, message }) => stack ?? message);
    console.log([`passed at its second try: ${test.fullName}`, ...reasons].join('\n'));
  }
}
