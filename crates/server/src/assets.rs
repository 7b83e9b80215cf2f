//! The web client, embedded in the program; below `device/` the one that plays on the visitor's own device.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Client;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/site"]
#[allow_missing = true]
struct Site;

/// A file of the client for the visitor's own device.
pub async fn device(uri: Uri, headers: HeaderMap) -> Response {
    let path = match uri.path().trim_start_matches("/device/") {
        "" => "index.html",
        path => path,
    };
    match Site::get(path) {
        Some(file) => answer(path, &file, None, &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A file of the client, or its first page for an address that the client itself understands.
pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        let packed = reads_brotli(&headers).then(|| Client::get(&format!("{path}.br"))).flatten();
        return answer(path, &file, packed.as_ref(), &headers);
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match Client::get("index.html") {
        _ if is_file => StatusCode::NOT_FOUND.into_response(),
        Some(page) => answer("index.html", &page, None, &headers),
        None => Html(include_str!("not_built.html")).into_response(),
    }
}

/// Whether the visitor can read what the client's build has compressed.
fn reads_brotli(headers: &HeaderMap) -> bool {
    let codings = headers.get(header::ACCEPT_ENCODING).and_then(|codings| codings.to_str().ok());
    codings.is_some_and(|codings| codings.split(',').any(|coding| coding.trim() == "br"))
}

/// A file, or what was packed of it.
fn answer(path: &str, file: &EmbeddedFile, packed: Option<&EmbeddedFile>, headers: &HeaderMap) -> Response {
    // Weak, since the same file may travel compressed.
    let tag = format!("W/\"{}\"", kernel::hex(&file.metadata.sha256_hash()[..12]));
    let cache = if is_hashed(path) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|known| known.trim() == tag)) {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, tag), (header::CACHE_CONTROL, cache.to_owned())])
            .into_response();
    }
    let kind = content_type(path).to_owned();
    let headers = [(header::CONTENT_TYPE, kind), (header::ETAG, tag), (header::CACHE_CONTROL, cache.to_owned())];
    match packed {
        Some(packed) => {
            let packing = [(header::CONTENT_ENCODING, "br"), (header::VARY, "accept-encoding")];
            (headers, packing, packed.data.to_vec()).into_response()
        }
        None => (headers, file.data.to_vec()).into_response(),
    }
}

/// The client's build puts a hash of the content into the names of what lies in `assets/`.
fn is_hashed(path: &str) -> bool {
    path.starts_with("assets/")
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" => "text/plain; charset=utf-8",
        "md" => "text/markdown; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_reads_brotli_gets_it() {
        let asks = |codings: &str| {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, codings.parse().unwrap())]);
            reads_brotli(&headers)
        };
        assert!(asks("gzip, deflate, br, zstd"));
        assert!(!asks("gzip, deflate") && !asks("br;q=0") && !reads_brotli(&HeaderMap::new()));
    }

    #[tokio::test]
    async fn what_was_packed_says_so() {
        let file = |data: &'static [u8]| EmbeddedFile {
            data: data.into(),
            metadata: rust_embed::Metadata::__rust_embed_new([0; 32], None, None),
        };
        let plain = answer("a.js", &file(b"plain"), None, &HeaderMap::new());
        assert_eq!(plain.headers().get(header::CONTENT_ENCODING), None);
        let packed = answer("a.js", &file(b"plain"), Some(&file(b"packed")), &HeaderMap::new());
        assert_eq!(packed.headers()[header::CONTENT_ENCODING], "br");
        assert_eq!(packed.headers()[header::CONTENT_TYPE], "text/javascript; charset=utf-8");
        assert_eq!(packed.headers()[header::ETAG], plain.headers()[header::ETAG], "the same file");
    }
}
