import type { TestCase } from 'vitest/node';

/** Reporter of vitest: what a test failed of before its second try passed, so that nothing hides behind that one. */
export default class SecondTries {
  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return;
    const reasons = (test.result().errors ?? []).map(({ stack, message }) => stack ?? message);
    console.log([`passed at its second try: ${test.fullName}`, ...reasons].join('\n'));
  }
}
