import { messages } from '../messages.ts';

/** The years of the specification; it has none for 1910. The year is also the key of its picture. */
export const timeline = [
  { year: 1900, title: messages.title1900, times: messages.times1900, brand: messages.brand1900 },
  { year: 1920, title: messages.title1920, times: messages.times1920, brand: messages.brand1920 },
  { year: 1930, title: messages.title1930, times: messages.times1930, brand: messages.brand1930 },
  { year: 1940, title: messages.title1940, times: messages.times1940, brand: messages.brand1940 },
  { year: 1950, title: messages.title1950, times: messages.times1950, brand: messages.brand1950 },
  { year: 1960, title: messages.title1960, times: messages.times1960, brand: messages.brand1960 },
  { year: 1970, title: messages.title1970, times: messages.times1970, brand: messages.brand1970 },
  { year: 1980, title: messages.title1980, times: messages.times1980, brand: messages.brand1980 },
  { year: 1990, title: messages.title1990, times: messages.times1990, brand: messages.brand1990 },
  { year: 2000, title: messages.title2000, times: messages.times2000, brand: messages.brand2000 },
  { year: 2010, title: messages.title2010, times: messages.times2010, brand: messages.brand2010 },
] as const;

export type Decade = (typeof timeline)[number];
