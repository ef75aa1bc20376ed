/**
 * Node's options for a process that runs sources: they have parameter properties, which Node does not only strip but transform.
 */
export const asTypeScript = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'] as const;
