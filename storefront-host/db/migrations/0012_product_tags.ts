import { sql, type Kysely } from 'kysely';

/** Tags: a name in both languages for a text that products use (decision 163). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE SEQUENCE tag_id_seq AS bigint START 1;
CREATE TABLE tag (
  shop_id bigint NOT NULL,
  id bigint NOT NULL DEFAULT nextval('tag_id_seq'),
  -- As products have it (product.tags).
  name text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, name)
);
CREATE INDEX product_tags ON product USING gin (tags) WHERE parent_id IS NULL;
INSERT INTO tag (shop_id, name)
  SELECT DISTINCT p.shop_id, word FROM product p, unnest(p.tags) AS word
  WHERE p.parent_id IS NULL AND word <> '';
-- A product had its own names of its tags until now: the first one becomes the tag's.
INSERT INTO translation (shop_id, entity, entity_id, lang, fields)
  SELECT DISTINCT ON (g.shop_id, g.id, t.lang) g.shop_id, 'tag', g.id, t.lang,
    jsonb_build_object('title', trim(w.label))
  FROM product p
  JOIN shop s ON s.id = p.shop_id
  JOIN translation t ON t.shop_id = p.shop_id AND t.entity = 'product' AND t.entity_id = p.id
    AND t.lang <> s.base_language AND t.fields ? 'tags'
  CROSS JOIN LATERAL unnest(p.tags, string_to_array(t.fields->>'tags', ',')) AS w (word, label)
  JOIN tag g ON g.shop_id = p.shop_id AND g.name = w.word
  WHERE p.parent_id IS NULL AND trim(w.label) NOT IN ('', w.word)
  ORDER BY g.shop_id, g.id, t.lang, p.id;
`;
