import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';

type Props = { productNo: string; className?: string | undefined; children: ReactNode };

/** To the part's own page, which checks it against the vehicle that this page shows. */
export const PartLink = ({ productNo, className, children }: Props) => {
  const { region } = useApi();
  const { vehicle } = useSearch({ strict: false });
  return (
    <Link
      to="/$region/part-detail/$productNo"
      params={{ region, productNo }}
      search={{ vehicle }}
      className={className}
    >
      {children}
    </Link>
  );
};
