import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Use } from './usage.ts';

const writingMs = 3000;
const shown = 12;

/** The milliseconds of each function in a .cpuprofile as [name, ms], the largest first, without idle time. */
export const hottest = ({
  nodes,
  samples = [],
  timeDeltas = [],
}: Pick<Profiler.Profile, 'nodes' | 'samples' | 'timeDeltas'>) => {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const spent = new Map<string, number>();
  samples.forEach((id, index) => {
    const frame = byId.get(id);
    if (!frame || ['(idle)', '(root)'].includes(frame.functionName)) return;
    const { functionName, url, lineNumber } = frame;
    const place = url ? ` ${url.split('/').slice(-3).join('/')}:${lineNumber + 1}` : '';
    const name = `${functionName || '(anonymous)'}${place}`;
    spent.set(name, (spent.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  });
  return [...spent].sort(([, one], [, other]) => other - one);
};

/** Sends the signal that starts or stops profiling to the stack's Node processes. */
export const toggleProfiles = async (usage: readonly Use[], servers = ['mongo', 'kafka', 'redis']) => {
  for (const { name, pid } of usage) if (!servers.includes(name)) process.kill(pid, 'SIGUSR2');
  await pause(writingMs);
};

/** The most expensive functions of each profile in a folder, as text. */
export const describeProfiles = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.cpuprofile'))
    .map((file) => {
      const functions = hottest(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      const total = functions.reduce((sum, [, ms]) => sum + ms, 0);
      const lines = functions
        .slice(0, shown)
        .map(([name, ms]) => `  ${((ms / total) * 100).toFixed(1).padStart(5)} %  ${name}`);
      return [`${file}: ${total.toFixed(0)} ms`, ...lines].join('\n');
    })
    .join('\n\n');
