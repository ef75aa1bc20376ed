import { afterAll } from 'vitest';
import { tidy } from './tidy.ts';

// A broker pays for every partition that it holds, with heap and with files: those of all test files together fill it.
afterAll(tidy);
