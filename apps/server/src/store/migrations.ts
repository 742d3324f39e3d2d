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
  {
    id: '004-analytics',
    sql: `
      CREATE TABLE analytics_counts (
        day date NOT NULL,
        kind text NOT NULL,
        name text NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (day, kind, name)
      );`,
  },
  {
    id: '005-push',
    sql: `
      CREATE TABLE push_subscriptions (
        id text PRIMARY KEY,
        endpoint text NOT NULL,
        p256dh text NOT NULL,
        auth text NOT NULL,
        adults boolean NOT NULL,
        paediatrics boolean NOT NULL,
        metabolics boolean NOT NULL,
        country text NOT NULL CHECK (country IN ('uk', 'roi')),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE notifications (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        created_at timestamptz NOT NULL DEFAULT now(),
        title text NOT NULL,
        text text NOT NULL,
        link text NOT NULL,
        image text NOT NULL,
        tags text NOT NULL,
        country text CHECK (country IN ('uk', 'roi'))
      );
      CREATE INDEX notifications_created ON notifications (created_at DESC);
      CREATE TABLE push_deliveries (
        notification_id uuid NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
        subscription_id text NOT NULL,
        slice integer NOT NULL,
        state text NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'expired', 'failed')),
        attempts integer NOT NULL DEFAULT 0,
        not_before timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (notification_id, subscription_id)
      );
      CREATE INDEX push_deliveries_queued ON push_deliveries (notification_id, slice) WHERE state = 'queued';`,
  },
  {
    id: '006-documents',
    sql: `
      CREATE TABLE documents (
        version_id integer NOT NULL REFERENCES catalogue_versions (id) ON DELETE CASCADE,
        edition text NOT NULL,
        path text NOT NULL,
        entry text NOT NULL,
        bytes bytea NOT NULL,
        PRIMARY KEY (version_id, edition, path)
      );`,
  },
  {
    id: '008-document-sets',
    sql: `
      CREATE TABLE document_sets (
        version_id integer NOT NULL REFERENCES catalogue_versions (id) ON DELETE CASCADE,
        edition text NOT NULL,
        PRIMARY KEY (version_id, edition)
      );
      ALTER TABLE documents ALTER COLUMN bytes SET STORAGE EXTERNAL;`,
  },
  {
    id: '009-product-texts-as-they-are',
    // They are already compressed: trying again takes longer than writing them.
    sql: `ALTER TABLE catalogue_products ALTER COLUMN body SET STORAGE EXTERNAL;`,
  },
  {
    id: '010-published-catalogue',
    sql: `
      ALTER TABLE catalogue_products ADD COLUMN edition text, ADD COLUMN published text;
      ALTER TABLE catalogue_products ALTER COLUMN published SET STORAGE EXTERNAL;
      ALTER TABLE catalogue_versions ADD COLUMN edition text, ADD COLUMN manifest text;
      CREATE TABLE catalogue_files (
        name text PRIMARY KEY,
        br bytea NOT NULL,
        gzip bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE catalogue_files ALTER COLUMN br SET STORAGE EXTERNAL, ALTER COLUMN gzip SET STORAGE EXTERNAL;`,
  },
  {
    id: '012-deliveries-taken-over',
    sql: `
      CREATE INDEX push_deliveries_open ON push_deliveries (notification_id, slice) WHERE state IN ('queued', 'sending');`,
  },
  {
    id: '013-no-stored-pages',
    // Devices download the published files; the pages of the commerce calls are made on request.
    sql: `DROP TABLE catalogue_pages;`,
  },
];
