/** Open from one time of a day to another, by the clock of the place: 08:00 to 17:30; 24:00 ends the day. */
export interface OpenSpan {
  /** 1 Monday to 7 Sunday. */
  readonly day: number;
  readonly opens: string;
  readonly closes: string;
}

/** A day on which it is closed whatever the week says. */
export interface Closure {
  /** YYYY-MM-DD by the clock of the place. */
  readonly date: string;
  /** Of the holiday; empty for a day of its own. */
  readonly name: string;
}

export interface TradingHours {
  readonly timeZone: string;
  readonly week: readonly OpenSpan[];
  readonly closures: readonly Closure[];
}

/** Whether it is open, and when that changes next; undefined when it does not within a fortnight. */
export type Opening =
  | { readonly isOpen: true; readonly until: Date | undefined }
  | {
      readonly isOpen: false;
      readonly opensAt: Date | undefined;
      /** The closure that keeps it shut today; undefined on other days. */
      readonly closure: Closure | undefined;
    };
