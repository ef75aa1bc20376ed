import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';

type Props = { productNo: string; className?: string | undefined; children: ReactNode };

/** A link to the part's own page, which checks the fit for the same vehicle as this page. */
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
