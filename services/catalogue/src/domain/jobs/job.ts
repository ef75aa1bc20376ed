/** Names by language; English is always present. */
export type Names = Readonly<Record<string, string>>;

/** ALWAYS: the job always needs the part. */
export const needUses = ['ALWAYS', 'USUALLY', 'OPTIONAL'] as const;
export type NeedUse = (typeof needUses)[number];

/** One need of a job: any part that meets all conditions. */
export interface Need {
  readonly names: Names;
  readonly use: NeedUse;
  /** The part must be in one of these categories or below. The first ones are preferred. */
  readonly categories: readonly string[];
  /** The part must have each of these values. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The part must be fitted in one of these positions; empty: in any. */
  readonly positions: readonly string[];
  /** Whether the part does not depend on the vehicle, such as brake fluid or coolant. */
  readonly universal: boolean;
  /** The number of pieces if the fitments have none. */
  readonly quantity: number;
}

export interface Job {
  /** The job's segment of the URL. */
  readonly id: string;
  /** Position in the list of jobs. */
  readonly position: number;
  readonly names: Names;
  readonly needs: readonly Need[];
}

export interface JobStore {
  /** All jobs, in the order of their positions. */
  list(): Promise<readonly Job[]>;
  get(id: string): Promise<Job | undefined>;
  filled(): Promise<boolean>;
}

export const nameIn = (names: Names, language: string): string => names[language] ?? names.en ?? '';

const gradeOrder = ['ECONOMY', 'STANDARD', 'PREMIUM', 'GENUINE'];

/** The rank of a grade, the plainest first; parts without a grade rank as standard. */
export const gradeRank = (grade: string): number => {
  const place = gradeOrder.indexOf(grade.toUpperCase());
  return place === -1 ? gradeOrder.indexOf('STANDARD') : place;
};
