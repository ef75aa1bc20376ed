import type { ReactNode } from 'react';
import { Link } from '../../../shared/ui/link.tsx';
import { usePdfTarget } from '../../../shared/ui/use-pdf-target.ts';
import type { PageChild } from '../api/range-queries.ts';
import { rangeSplat } from '../model/range-path.ts';
import { useResolvedClick } from './use-resolved-click.ts';

type Props = {
  /** Categories from the root to the page that shows this link. */
  above: readonly string[];
  child: Pick<PageChild, 'segment' | 'isHaveChild' | 'opensPdf'>;
  className?: string | undefined;
  current?: boolean;
  children: ReactNode;
};

/** A link to a child: its category page, its product page, or its PDF. */
export const RangeLink = ({
  above,
  child: { segment, isHaveChild, opensPdf },
  className,
  current,
  children,
}: Props) => {
  const where = usePdfTarget();
  const resolved = useResolvedClick();
  if (opensPdf) {
    return (
      <a href={opensPdf} {...where} className={className}>
        {children}
      </a>
    );
  }
  const splat = isHaveChild ? rangeSplat([...above, segment]) : rangeSplat(above, segment);
  return (
    <Link
      to="/$region/products/$"
      params={{ _splat: splat }}
      className={className}
      onClick={resolved(segment, above, splat)}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
};
