import { afterAll } from 'vitest';
import { tidy } from './tidy.ts';

// A broker needs heap and files for every partition: those of all test files together would fill it.
afterAll(tidy);
