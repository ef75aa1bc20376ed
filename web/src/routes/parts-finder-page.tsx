export const PartsFinderPage = () => <h1>Parts Finder</h1>;
