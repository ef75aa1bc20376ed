/**
 * Rows of the import files, one CSV per kind; the columns are in the order of these fields. Money is integer cents, GST
 * included.
 */
export type VehicleRow = {
  id: string;
  market: string;
  make: string;
  model: string;
  series: string;
  year: number;
  variant: string;
  body: string;
  engine_cc: number | null;
  engine_l: string;
  cylinders: number | null;
  fuel: string;
  power_kw: number | null;
  engine_code: string;
  drive: string;
  transmission: string;
};

export type CategoryRow = {
  category_id: string;
  name: string;
  /** Empty for the 13 top categories. */
  parent_id: string;
  position: number;
  family: string;
};

export type Specification = { name: string; value: string; isLink: boolean };
export type CrossReference = { kind: 'OE' | 'INTERCHANGE'; number: string };

export type PartRow = {
  part_no: string;
  gm_part_no: string;
  brand: string;
  family: string;
  category_id: string;
  description: string;
  grade: string;
  footnote: string;
  product_note: string;
  /** 0 with `is_free`: free; 0 without: price on application. */
  price_cents: number;
  is_free: boolean;
  min_qty: number;
  parent_part_no: string;
  child_purpose: string;
  child_position: number;
  attributes: Readonly<Record<string, string>>;
  specifications: readonly Specification[];
  cross_refs: readonly CrossReference[];
};

export type SupersessionKind = 'REPLACES' | 'CONDITIONAL' | 'WHILE_STOCK' | 'DISCONTINUED' | 'INTERCHANGE';
export type SupersessionRow = {
  old_part_no: string;
  /** Empty when the old part has no successor. */
  new_part_no: string;
  kind: SupersessionKind;
  note: string;
};

export type StockRow = { part_no: string; available: number };

export type FitmentRow = {
  part_no: string;
  vehicle_id: string;
  qty_per_vehicle: number;
  position: string;
  note: string;
};

/** One need of a job. */
export type JobRow = {
  job: string;
  position: number;
  name: string;
  name_zh: string;
  need: string;
  need_zh: string;
  use: 'ALWAYS' | 'USUALLY' | 'OPTIONAL';
  /** Category ids with `; ` between. */
  categories: string;
  attributes: Readonly<Record<string, string>>;
  positions: string;
  universal: boolean;
  quantity: number;
};
