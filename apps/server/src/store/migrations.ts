/** Applied in order, each once. A released step is never edited: a change is a new step. */
export const MIGRATIONS: { id: string; sql: string }[] = [
  {
    id: '001-settings',
    sql: `CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);`,
  },
  {
    id: '002-catalogue',
    sql: `
      CREATE TABLE catalogue_products (
        hash text PRIMARY KEY,
        slug text NOT NULL,
        name text NOT NULL,
        body text NOT NULL,
        touched_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE catalogue_versions (
        id serial PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        source text NOT NULL CHECK (source IN ('demonstration', 'json', 'csv', 'commerce')),
        note text NOT NULL,
        content_hash text NOT NULL,
        demonstration boolean NOT NULL,
        product_count integer NOT NULL CHECK (product_count >= 0),
        categories text NOT NULL,
        changes text NOT NULL
      );
      CREATE TABLE catalogue_version_products (
        version_id integer NOT NULL REFERENCES catalogue_versions (id) ON DELETE CASCADE,
        position integer NOT NULL,
        hash text NOT NULL REFERENCES catalogue_products (hash),
        PRIMARY KEY (version_id, position)
      );
      CREATE INDEX catalogue_version_products_hash ON catalogue_version_products (hash);
      CREATE TABLE catalogue_pages (
        version_id integer NOT NULL REFERENCES catalogue_versions (id) ON DELETE CASCADE,
        list text NOT NULL,
        page_offset integer NOT NULL,
        encoding text NOT NULL,
        bytes bytea NOT NULL,
        PRIMARY KEY (version_id, list, page_offset, encoding)
      );
      CREATE TABLE catalogue_quarantine (
        id serial PRIMARY KEY,
        version_id integer NOT NULL REFERENCES catalogue_versions (id) ON DELETE CASCADE,
        slug text NOT NULL,
        name text NOT NULL,
        reasons text NOT NULL,
        body text NOT NULL
      );`,
  },
  {
    id: '003-limits',
    sql: `CREATE TABLE limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);`,
  },
];
