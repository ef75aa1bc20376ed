import { expect, test } from 'vitest';
import { readTexts, versionProblems } from './versions.ts';

const texts = readTexts();

test('every file names the versions of the list', () => {
  expect(versionProblems(texts)).toEqual([]);
});

test('an image of another version is named, with the one of the list', () => {
  const changed = { ...texts, 'docker-compose.yml': `${texts['docker-compose.yml']}`.replace('mongo:8', 'mongo:7') };
  expect(versionProblems(changed)).toEqual(['docker-compose.yml names mongo:7; the list has mongo:8']);
});

test('a listed image that no file names is reported, and an example of another version', () => {
  const { 'docker-compose.observability.yml': _, ...rest } = texts;
  const example = 'infra/k8s/stores-example/kafka.yaml';
  const changed = { ...rest, [example]: `${texts[example]}`.replace('version: 4.1.0', 'version: 4.0.0') };
  expect(versionProblems(changed)).toEqual([
    expect.stringContaining('no file names otel/'),
    expect.stringContaining('no file names jaegertracing/'),
    expect.stringContaining('no file names prom/'),
    expect.stringContaining('no file names grafana/'),
    'infra/k8s/stores-example/kafka.yaml does not say "version: 4.1.0"',
  ]);
});
