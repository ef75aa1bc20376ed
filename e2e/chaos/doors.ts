import type { Stack } from '../../tools/start/stack.ts';

const names = ['bff', 'bff#2'] as const;
export type DoorName = (typeof names)[number];

/** Plays the load balancer in front of the BFF: requests go round-robin, and a process that is shutting down gets none. */
export class Doors {
  readonly #urls: ReadonlyMap<DoorName, string>;
  readonly #away = new Set<DoorName>();
  #count = 0;

  /** The host of the shop's public address, which both BFF processes serve. */
  readonly host: string;

  constructor({ facts }: Stack) {
    this.host = new URL(facts.urls.web).host;
    this.#urls = new Map(names.map((name) => [name, `http://127.0.0.1:${facts.ports[name]?.http}`]));
  }

  readonly next = (): string => {
    const open = names.filter((name) => !this.#away.has(name));
    this.#count += 1;
    const url = this.#urls.get(open[this.#count % open.length] ?? 'bff');
    if (!url) throw new Error('no BFF is open');
    return url;
  };

  close(name: DoorName): void {
    this.#away.add(name);
  }

  open(name: DoorName): void {
    this.#away.delete(name);
  }
}
