import { rules } from './gen/rules.ts';

/** Who may call an rpc, with which second factor, whether it may be repeated, and whether it changes something: proto/southline/rpc/v1/options.proto. */
export interface Rule {
  readonly callers: readonly string[];
  readonly repeatable: boolean;
  /** Staff may call it before they have given a second factor. */
  readonly withoutSecondFactor?: boolean;
  /** Staff with a second factor must have given it lately. */
  readonly freshSecondFactor?: boolean;
  /** Refused to people while the shop is read-only. */
  readonly changes: boolean;
}

const known: Readonly<Record<string, Rule>> = rules;

/** Every rpc, by its path. */
export const allRules = known;

/** The rule of the rpc with this path; undefined if no proto declares the path. */
export const ruleOf = (path: string): Rule | undefined => known[path];
