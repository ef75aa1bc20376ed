import { expect, test } from 'vitest';
import { chooseWay, describeWay } from './way.ts';

interface Asked {
  env?: NodeJS.ProcessEnv;
  only?: string[];
  engine?: boolean;
  version?: string;
}

const choose = ({ env = {}, only, engine = true, version = '2.39.1' }: Asked = {}) =>
  chooseWay({ env, only, engineAnswers: async () => engine, composeVersion: async () => version });

test('where an engine answers the product runs in containers, and one line says so and how not to', async () => {
  const way = await choose();
  expect(way.containers).toBe(true);
  expect(describeWay(way)).toMatch(/^Docker answers: .*SOUTHLINE_START=processes/);
});

test('without an engine it runs in processes, and the line says why', async () => {
  const way = await choose({ engine: false });
  expect(way.containers).toBe(false);
  expect(describeWay(way)).toContain('no Docker engine answers');
});

test.each(['', '2.23.3', 'v1.29.2'])('Docker Compose %j is not enough', async (version) => {
  expect(await choose({ version })).toMatchObject({ containers: false, why: expect.stringContaining('2.24') });
});

test.each(['2.24.0', 'v2.40.3', '5.0.1'])('Docker Compose %s is', async (version) => {
  expect(await choose({ version })).toMatchObject({ containers: true });
});

test('single processes, and servers that are named in the environment, are a matter for processes', async () => {
  expect(await choose({ only: ['catalogue'] })).toMatchObject({ containers: false });
  expect(await choose({ env: { MONGO_URL: 'mongodb://h/' } })).toMatchObject({
    containers: false,
    why: 'MONGO_URL names a server',
  });
});

test('the variable decides, and says when it cannot', async () => {
  expect(await choose({ env: { SOUTHLINE_START: 'processes' } })).toMatchObject({ containers: false });
  expect(await choose({ env: { SOUTHLINE_START: 'containers' } })).toMatchObject({ containers: true });
  await expect(choose({ env: { SOUTHLINE_START: 'containers' }, engine: false })).rejects.toThrow('no Docker engine');
  await expect(choose({ env: { SOUTHLINE_START: 'containers' }, only: ['bff'] })).rejects.toThrow('Single processes');
  await expect(choose({ env: { SOUTHLINE_START: 'both' } })).rejects.toThrow('containers or processes');
});
