import type { AccountTemplate } from '../../domain/account-mail.ts';

/** The facts that the texts of a mail may use. */
export interface AccountFacts {
  /** Empty when it is not known or no name. */
  readonly name: string;
  /** The moment in the region's time, as the language writes it. */
  readonly when: string;
  readonly device: string;
  readonly byReset: boolean;
}

/** The texts of one mail. */
export interface AccountWords {
  readonly subject: string;
  readonly title: string;
  readonly opening: readonly string[];
  /** On the button. */
  readonly action: string;
  /** Below the button: how long the link is valid, and the next step. */
  readonly closing: readonly string[];
  /** What to do if it was not the reader. */
  readonly notYou: string;
  /** Beside a second link, where there is one. */
  readonly secondAction?: string;
}

/** Everything that a language has to say; one file each. */
export interface Language {
  /** For the mail's `lang`. */
  readonly code: string;
  readonly locale: string;
  readonly mails: Readonly<Record<AccountTemplate, (facts: AccountFacts) => AccountWords>>;
  readonly temporaryPassword: string;
  readonly linkInstead: string;
  readonly whyMailed: string;
  readonly home: string;
}
