import { environment } from './environment.ts';

/** The sum, over all processes, of the series whose line has all of these texts. */
export const sumOf = async (...texts: readonly string[]): Promise<number> => {
  const pages = await Promise.all(environment().metrics.map(async (url) => (await fetch(url)).text()));
  return pages
    .flatMap((page) => page.split('\n'))
    .filter((line) => !line.startsWith('#') && texts.every((text) => line.includes(text)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
};
