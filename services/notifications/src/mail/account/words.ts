import type { AccountTemplate, FactorChange } from '../../domain/account-mail.ts';

/** The facts that the texts of a mail may use. */
export interface AccountFacts {
  /** Empty if the name is unknown or not safe to print. */
  readonly name: string;
  /** The moment in the region's time, as the language writes it. */
  readonly when: string;
  readonly device: string;
  readonly byReset: boolean;
  readonly factor: FactorChange;
}

/** The texts of one mail. */
export interface AccountWords {
  readonly subject: string;
  readonly title: string;
  readonly opening: readonly string[];
  /** The button's text. */
  readonly action: string;
  /** Below the button: how long the link is valid, and what to do next. */
  readonly closing: readonly string[];
  /** What to do if the reader did not request this. */
  readonly notYou: string;
  /** The text beside a second link, if there is one. */
  readonly secondAction?: string;
}

/** All texts of one language. Each language has its own file. */
export interface Language {
  /** The `lang` attribute of the mail. */
  readonly code: string;
  readonly locale: string;
  readonly mails: Readonly<Record<AccountTemplate, (facts: AccountFacts) => AccountWords>>;
  readonly temporaryPassword: string;
  readonly linkInstead: string;
  readonly whyMailed: string;
  readonly home: string;
}
