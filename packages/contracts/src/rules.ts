import { rules } from './gen/rules.ts';

/** Who may call an rpc, and whether it may be repeated: proto/southline/rpc/v1/options.proto. */
export interface Rule {
  readonly callers: readonly string[];
  readonly repeatable: boolean;
}

const known: Readonly<Record<string, Rule>> = rules;

/** The rule of the rpc with this path; undefined for a path of no proto. */
export const ruleOf = (path: string): Rule | undefined => known[path];
