import { eventually } from '@southline/testkit';
import { expect, it, onTestFailed } from 'vitest';
import { quantityOf } from '../lib/parts.ts';
import { serviceCommand } from './command.ts';
import { newBuyer, type Stage } from './stage.ts';

const text = 'We count our stock and are back at noon.';
const stores = ['redis', 'kafka', 'mongo'] as const;

const command = ({ stack }: Stage, ...args: readonly string[]) =>
  serviceCommand(stack, 'content', 'switches', [...args, '--by', 'kim', '--reason', 'a test']);

const versionIn = (printed: string): number => Number(/^version (\d+)$/m.exec(printed)?.[1]);

/** The version of the switches that each process knows, by process. */
const known = async ({ stack }: Stage): Promise<Record<string, number>> => {
  const names = stack.names.filter((name) => stack.facts.ports[name]?.internal);
  const versions = names.map(async (name) => {
    const page = await (await fetch(`http://127.0.0.1:${stack.facts.ports[name]?.internal}/metrics`)).text();
    return [name, Number(/^southline_switches_version (\d+)/m.exec(page)?.[1])] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
};

/** A quiet machine needs 1.1 s (ADR 0028). */
const knownWithin = { timeoutMs: 20_000 };

/** Waits until every process knows this version, and returns the number of processes. */
const everywhere = async (stage: Stage, version: number): Promise<number> => {
  const began = Date.now();
  const count = await eventually(async () => {
    const versions = await known(stage);
    expect(Object.entries(versions).filter(([, each]) => each !== version)).toEqual([]);
    return Object.keys(versions).length;
  }, knownWithin);
  console.log(`switches: version ${version} is everywhere after ${Date.now() - began} ms`);
  return count;
};

export const switchesHold = (stage: () => Stage) => {
  it('a switch that is set while Redis and Kafka are away reaches every process, and holds without MongoDB', async () => {
    const { stack, parts } = stage();
    const [part] = parts;
    if (!part) throw new Error('no part to buy');
    const buyer = newBuyer(stage(), 'switched');
    const add = () => buyer.add(part.productNr, quantityOf(part));
    const refused = { http: 503, body: { code: 'SwitchedOff', message: text } };
    const switchOff = () => eventually(() => command(stage(), 'off', 'read-only'));
    // The next tests need a shop that takes orders, also after this test has failed.
    onTestFailed(async () => void (await switchOff()));
    try {
      await Promise.all([stack.stopServer('redis'), stack.stopServer('kafka')]);
      const listed = await command(stage(), 'on', 'read-only', '--minutes', '10', '--text', text);
      expect(listed).toMatch(/^read-only {2}on until \S+ {2}kim: a test$/m);
      expect(await everywhere(stage(), versionIn(listed))).toBe(stack.names.length - 2);
      expect(await add()).toMatchObject(refused);
      await stack.stopServer('mongo');
      await expect(command(stage(), 'off', 'read-only')).rejects.toThrow('MongoDB does not answer');
      expect(await add()).toMatchObject(refused);
      expect(await everywhere(stage(), versionIn(listed))).toBeGreaterThan(10);
    } finally {
      await Promise.all(stores.map((name) => stack.startServer(name)));
    }
    await stack.ready();
    // The switch must still be on after Redis and Kafka have come back.
    expect(await add()).toMatchObject(refused);
    const off = await switchOff();
    expect(off).toMatch(/^read-only {2}off$/m);
    expect(await command(stage(), 'list')).toBe(off);
    await everywhere(stage(), versionIn(off));
    expect((await add()).http).toBe(200);
  });
};
