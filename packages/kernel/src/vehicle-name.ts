export interface NamedVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly series: string;
  readonly variant: string;
}

/** The name of a vehicle, in the same order on pages, carts, mails and documents: "2018 TOYOTA HiLux GUN126R SR5". */
export const vehicleName = ({ year, make, model, series, variant }: NamedVehicle): string =>
  [year, make, model, series, variant].filter(Boolean).join(' ');
