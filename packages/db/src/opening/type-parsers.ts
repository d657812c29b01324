import pg from 'pg';

const INT8 = 20;
const DATE = 1082;

const asText = (value: string) => value;

/**
 * How values are read, the same for both databases: counts as numbers, dates as 'YYYY-MM-DD' text (a Date would be
 * midnight of the machine's own zone).
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return asText;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};
