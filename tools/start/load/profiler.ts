// Loaded before a process's own code (--import) when a load test profiles: SIGUSR2 starts, the next one stops and writes
// <folder>/<process>-<pid>.cpuprofile.
import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { basename, join } from 'node:path';

const samplingMicroseconds = 500;

const session = new Session();
let running = false;

const begin = async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
  await session.post('Profiler.start');
};

const end = async () => {
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const { LOAD_PROFILES: folder = '.' } = process.env;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${basename(process.cwd())}-${process.pid}.cpuprofile`), JSON.stringify(profile));
};

process.on('SIGUSR2', () => {
  running = !running;
  void (running ? begin() : end());
});
