import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { embedded, images } from '#machine/servers/versions.ts';
import { imagesIn } from '../image-pins.ts';
import type { Verdict } from '../tally.ts';

type Texts = Readonly<Record<string, string>>;

const withoutTag = (image: string) => image.replace(/:[^:/]+$/, '');
const numberOf = (image: string) => /:v?([\d.]+)/.exec(image)?.[1] ?? '';
const majorMinor = (version: string) => version.split('.').slice(0, 2).join('.');

/** Images of a file that the list does not have, with the one that it has. */
const unlisted = (file: string, text: string): string[] => {
  const listed: readonly string[] = Object.values(images);
  return imagesIn(text)
    .filter((image) => !listed.includes(image))
    .map((image) => {
      const same = listed.find((other) => withoutTag(other) === withoutTag(image));
      return `${file} names ${image}; the list has ${same ?? 'no such image'}`;
    });
};

/** Images of the list that no file names. The tests import theirs from the list. */
const unused = (texts: Texts): string[] => {
  const named = new Set(Object.values(texts).flatMap(imagesIn));
  return Object.values(images)
    .filter((image) => image !== images.kafkaOfTests && !named.has(image))
    .map((image) => `no file names ${image}`);
};

/** What the operator's example says about Kafka, and the guide about the downloads. */
const said = (texts: Texts): string[] => {
  const sentences = [
    ['infra/k8s/stores-example/kafka.yaml', `version: ${numberOf(images.kafka)}`],
    ['docs/how-to/run-locally.md', `MongoDB ${majorMinor(embedded.mongo)}, Redis ${majorMinor(embedded.redis)}`],
    ['docs/how-to/run-locally.md', `Kafka ${majorMinor(embedded.kafka)}`],
  ] as const;
  return sentences.flatMap(([file, sentence]) =>
    texts[file]?.includes(sentence) ? [] : [`${file} does not say "${sentence}"`],
  );
};

/** Differences between the files and the list of versions. */
export const versionProblems = (texts: Texts): string[] => [
  ...Object.entries(texts).flatMap(([file, text]) => unlisted(file, text)),
  ...unused(texts),
  ...said(texts),
];

const patterns = ['Dockerfile', 'docker-compose*.yml', 'infra/k8s/**/*.yaml', 'docs/how-to/run-locally.md'];

export const readTexts = (): Texts =>
  Object.fromEntries(
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

/** Compares every file that names the version of a server with the one list of them. */
export const checkVersions = async (): Promise<Verdict> => {
  const problems = versionProblems(readTexts());
  return { ok: problems.length === 0, reason: ['packages/machine/src/servers/versions.ts:', ...problems].join('\n') };
};
