import { get } from 'node:http';

/** Status of a GET on this machine, without following redirects; throws if there is no answer within two seconds. */
export const statusOf = (port: number, path: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path, timeout: 2000, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    asked.once('timeout', () => asked.destroy(new Error(`no answer on port ${port}`)));
    asked.once('error', reject);
  });
