/** For commands that fill a database and measure its reads. No service runs this. */
export { explained, type Measured, measure } from './lists.ts';
export { pick, randomOf } from './random.ts';
export { type Seeding, seed, unsafely, type Wanted } from './seed.ts';
