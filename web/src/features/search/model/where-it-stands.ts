/**
 * The breadcrumb of a path below the region: "products/Batteries/details/Marine-Batteries" is in "Batteries › Marine
 * Batteries".
 */
export const whereItStands = (path: string): string => {
  const [first, ...rest] = path.split('/').filter(Boolean);
  if (first?.toLowerCase() !== 'products') return '';
  return rest
    .filter((segment) => segment.toLowerCase() !== 'details')
    .map((segment) => decodeURIComponent(segment).replace(/-/g, ' '))
    .join(' › ');
};
