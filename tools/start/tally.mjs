import { warn } from './say.mjs';

const mostLines = 60;

/** Counts what passed and failed over all steps, with the time of each. */
export const openTally = (print = console.log) => {
  let passed = 0;
  let failed = 0;
  const add = (result) => {
    passed += result.passed;
    failed += result.failed;
  };
  return {
    /** `work` answers {passed, failed, reason?, note?}; an error of its own is one failure. */
    async step(name, work) {
      const began = Date.now();
      let result;
      try {
        result = await work();
      } catch (error) {
        result = { passed: 0, failed: 1, reason: error.message };
      }
      add(result);
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      const note = result.note ? ` (${result.note})` : '';
      print(
        `${result.failed > 0 ? '✗' : '✓'} ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s${note}`,
      );
      if (result.failed > 0 && result.reason) warn(result.reason.split('\n').slice(-mostLines).join('\n'));
      return result.failed === 0;
    },
    /** The one line at the end; the exit code is for the process. */
    close() {
      print(`${passed} passed, ${failed} failed`);
      return failed > 0 || passed === 0 ? 1 : 0;
    },
  };
};

/** A check as a step's result. */
export const asResult = async (check) => {
  const { ok, reason, note } = await check();
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, reason, note };
};
